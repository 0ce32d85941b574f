// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksRotateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dropOld === undefined){data.dropOld = false;}
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "webhookId") || (key0 === "dropOld"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}if(typeof data.dropOld !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/dropOld",schemaPath:"#/properties/dropOld/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksRotateArguments.errors = vErrors;return errors === 0;}
validateWebhooksRotateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaWebhooksRotateValue = {"$id":"WebhooksRotateValue","type":"object","required":["webhookId","secret","oldValidUntil"],"properties":{"webhookId":{"$ref":"WebhookId"},"secret":{"type":"string"},"oldValidUntil":{"type":["integer","null"]}},"additionalProperties":false};
function validateWebhooksRotateValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
if(data.secret === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"});errors++;}
if(data.oldValidUntil === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldValidUntil"},message:"must have required property '"+"oldValidUntil"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "webhookId") || (key0 === "secret")) || (key0 === "oldValidUntil"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}
if(data.secret !== undefined){if(typeof data.secret !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.oldValidUntil !== undefined){let data2 = data.oldValidUntil;if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/oldValidUntil",schemaPath:"#/properties/oldValidUntil/type",keyword:"type",params:{type: schemaWebhooksRotateValue.properties.oldValidUntil.type},message:"must be integer,null"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksRotateValue.errors = vErrors;return errors === 0;}
validateWebhooksRotateValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksRotateArguments as args,
  validateWebhooksRotateValue as value,
};
