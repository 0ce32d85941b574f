// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDeliveryId, validateDeliveryState } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksResendArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "deliveryId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.deliveryId !== undefined){if(!(validateDeliveryId(data.deliveryId, {instancePath:instancePath+"/deliveryId",parentData:data,parentDataProperty:"deliveryId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateDeliveryId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksResendArguments.errors = vErrors;return errors === 0;}
validateWebhooksResendArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWebhooksResendValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'"});errors++;}
if(data.state === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "deliveryId") || (key0 === "state"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.deliveryId !== undefined){if(!(validateDeliveryId(data.deliveryId, {instancePath:instancePath+"/deliveryId",parentData:data,parentDataProperty:"deliveryId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateDeliveryId.errors);errors = vErrors.length;}}
if(data.state !== undefined){if(!(validateDeliveryState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateDeliveryState.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksResendValue.errors = vErrors;return errors === 0;}
validateWebhooksResendValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksResendArguments as args,
  validateWebhooksResendValue as value,
};
