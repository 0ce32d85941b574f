// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessage, validateMessageId } from './components.js';
import { joined, mostErrors } from './runtime.js';

const patternMessagesApproveArguments = new RegExp("^[0-9a-f]{64}$", "u");
function validateMessagesApproveArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "messageId") || (key0 === "contentHash"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.messageId !== undefined){if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateMessageId.errors);errors = vErrors.length;}}
if(data.contentHash !== undefined){let data1 = data.contentHash;if(typeof data1 === "string"){if(!patternMessagesApproveArguments.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMessagesApproveArguments.errors = vErrors;return errors === 0;}
validateMessagesApproveArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesApproveArguments as args,
  validateMessage as value,
};
