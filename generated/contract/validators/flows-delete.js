// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlowDeleted, validateFlowId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateFlowsDeleteArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "flowId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.flowId !== undefined){if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsDeleteArguments.errors = vErrors;return errors === 0;}
validateFlowsDeleteArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsDeleteArguments as args,
  validateFlowDeleted as value,
};
